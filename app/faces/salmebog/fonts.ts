import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Newsreader',
    package: '@fontsource-variable/newsreader@5.3.0',
    fallback: 'serif',
    // Between the text cut and the display cut: one file for headings and verse.
    variants: [
      {
        variant: '400Regular',
        file: 'files/newsreader-latin-opsz-normal.woff2',
        axes: { opsz: 26, wght: 400 },
        systemName: 'Newsreader 16pt',
        share: 'title',
      },
      {
        variant: '400Regular_Italic',
        file: 'files/newsreader-latin-opsz-italic.woff2',
        axes: { opsz: 26, wght: 380 },
        systemName: 'Newsreader 16pt',
        share: 'subtitle',
      },
    ],
  },
  {
    family: 'Literata',
    package: '@expo-google-fonts/literata@0.4.3',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', hasSmallCapitals: true, share: 'label' },
      { variant: '600SemiBold' },
      { variant: '400Regular_Italic' },
    ],
  },
]
