import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Alegreya',
    package: '@expo-google-fonts/alegreya@0.4.2',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', hasLiningFigures: true, share: 'title' },
      { variant: '600SemiBold' },
      { variant: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Alegreya Sans',
    package: '@expo-google-fonts/alegreya-sans@0.4.2',
    fallback: 'sans',
    variants: [
      {
        variant: '500Medium',
        hasSmallCapitals: true,
        systemName: 'Alegreya Sans Medium',
        share: 'label',
      },
    ],
  },
]
