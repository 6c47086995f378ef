import { href, redirect } from 'react-router'

/** The path of the former 'about' page, now part of the front page. */
export function loader() {
  return redirect(href('/'), 301)
}
