import blankWithLetter from './built-in/blank-with-letter.jpg'
import brushTrials from './built-in/brush-trials.jpg'
import colorTrials from './built-in/color-trials.jpg'
import emptyHorizon from './built-in/empty-horizon.jpg'
import { builtInCopy } from './built-in.copy'
import type { GalleryImage } from './images'

/**
 * The press pictures of a gallery without uploads, which cannot be downloaded or edited
 * (docs/specification.md, "Press pictures").
 */
export const builtInImages: GalleryImage[] = [
  builtIn('built-in-1', colorTrials, builtInCopy.colorTrials),
  builtIn('built-in-2', emptyHorizon, builtInCopy.emptyHorizon),
  builtIn('built-in-3', brushTrials, builtInCopy.brushTrials),
  builtIn('built-in-4', blankWithLetter, builtInCopy.blankWithLetter),
]

function builtIn(id: string, src: string, alt: string): GalleryImage {
  return {
    id,
    picture: {
      alt,
      width: 1600,
      height: 1200,
      focus: { x: 50, y: 50 },
      placeholder: '',
      src,
      sources: [{ type: 'image/jpeg', srcset: `${src} 1600w` }],
    },
    description: null,
    credit: null,
    downloadUrl: null,
  }
}
