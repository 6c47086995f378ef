import blankWithLetter from './built-in/blank-with-letter.jpg'
import brushTrials from './built-in/brush-trials.jpg'
import colorTrials from './built-in/color-trials.jpg'
import emptyHorizon from './built-in/empty-horizon.jpg'
import type { GalleryImage } from './images'

const pictures = [
  [colorTrials, 'Farveprøver i akvarel på et ark papir'],
  [emptyHorizon, 'En tom horisont i akvarel'],
  [brushTrials, 'Penselstrøg i blæk og farver på et ark papir'],
  [blankWithLetter, 'Et tomt ark ved siden af et håndskrevet brev'],
] as const

/** For a gallery without uploads. They cannot be downloaded or edited. */
export const builtInImages = pictures.map(
  ([src, alt], index): GalleryImage => ({
    id: `built-in-${index + 1}`,
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
  }),
)
