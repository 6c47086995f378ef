import './seasons.css'

// The stylesheets of all faces. A page receives only the CSS of one
// (docs/decisions/0031-rules-of-a-page.md).
import.meta.glob('./*/face.css', { eager: true })
