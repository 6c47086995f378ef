import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'Newsreader',
    style: 'normal',
    weight: 400,
    source: {
      package: '@fontsource-variable/newsreader@5.3.0',
      file: 'files/newsreader-latin-opsz-normal.woff2',
    },
    // Between the text cut and the display cut: one file for headings and verse.
    axes: { opsz: 26, wght: 400 },
    fallback: 'serif',
    systemName: 'Newsreader 16pt',
    share: 'title',
  },
  {
    family: 'Newsreader',
    style: 'italic',
    weight: 400,
    source: {
      package: '@fontsource-variable/newsreader@5.3.0',
      file: 'files/newsreader-latin-opsz-italic.woff2',
    },
    axes: { opsz: 26, wght: 380 },
    fallback: 'serif',
    systemName: 'Newsreader 16pt',
    share: 'subtitle',
  },
  {
    family: 'Literata',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/literata@0.4.3',
      file: '400Regular/Literata_400Regular.ttf',
    },
    fallback: 'serif',
    hasSmallCapitals: true,
    share: 'label',
  },
  {
    family: 'Literata',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/literata@0.4.3',
      file: '600SemiBold/Literata_600SemiBold.ttf',
    },
    fallback: 'serif',
  },
  {
    family: 'Literata',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/literata@0.4.3',
      file: '400Regular_Italic/Literata_400Regular_Italic.ttf',
    },
    fallback: 'serif',
  },
]
