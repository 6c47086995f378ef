import { href, redirect } from 'react-router'

export function loader() {
  return redirect(href('/admin/forside'))
}

/** Makes the route a page, so that its layout shows the login dialog without a session. */
export default function Start() {
  return null
}
