import { href } from 'react-router'
/** Where texts are read and stored. */
export const contentPath = href('/admin/tekst')
