import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Hanken Grotesk',
    package: '@expo-google-fonts/hanken-grotesk@0.4.3',
    fallback: 'sans',
    variants: [
      { variant: '400Regular', share: 'label' },
      { variant: '600SemiBold' },
      { variant: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Fraunces',
    package: '@expo-google-fonts/fraunces@0.4.1',
    fallback: 'serif',
    variants: [{ variant: '600SemiBold', systemName: 'Fraunces SemiBold', share: 'title' }],
  },
  // Verse and quotations.
  {
    family: 'Newsreader Verse',
    package: '@fontsource-variable/newsreader@5.3.0',
    fallback: 'serif',
    variants: [
      {
        variant: '400Regular',
        file: 'files/newsreader-latin-opsz-normal.woff2',
        axes: { opsz: 20, wght: 400 },
      },
    ],
  },
]
