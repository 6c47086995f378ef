import { href, redirect } from 'react-router'

export function loader() {
  return redirect(href('/admin/forside'))
}

/** Never shown; without it a visitor would be answered in JSON instead of the login dialog. */
export default function AdminHome() {
  return null
}
