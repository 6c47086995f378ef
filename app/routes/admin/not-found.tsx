import { data } from 'react-router'

/** A path below /admin without a screen. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
