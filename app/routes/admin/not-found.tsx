import { data } from 'react-router'

/** A path below /admin that is no screen. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
