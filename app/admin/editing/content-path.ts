import { href } from 'react-router'
/** The path of the requests that read and store texts. */
export const contentPath = href('/admin/tekst')
