import { href } from 'react-router'
/** The path that reads and stores texts. */
export const contentPath = href('/admin/tekst')
