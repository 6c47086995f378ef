import { href, redirect } from 'react-router'

export function loader() {
  return redirect(href('/admin/forside'))
}

/** Never rendered; without it a visitor would get JSON instead of the login dialog. */
export default function AdminHome() {
  return null
}
