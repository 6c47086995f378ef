import { data } from 'react-router'

/** An address below /admin that is no screen. */
export function loader() {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
