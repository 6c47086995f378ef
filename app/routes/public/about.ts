import { href, redirect } from 'react-router'

/** The path of an earlier 'about' page, which is part of the front page now. */
export function loader() {
  return redirect(href('/'), 301)
}
