import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'Alegreya',
    package: '@expo-google-fonts/alegreya@0.4.2',
    fallback: 'serif',
    cuts: [
      { cut: '400Regular', hasLiningFigures: true, share: 'title' },
      { cut: '600SemiBold' },
      { cut: '400Regular_Italic', share: 'subtitle' },
    ],
  },
  {
    family: 'Alegreya Sans',
    package: '@expo-google-fonts/alegreya-sans@0.4.2',
    fallback: 'sans',
    cuts: [
      {
        cut: '500Medium',
        hasSmallCapitals: true,
        systemName: 'Alegreya Sans Medium',
        share: 'label',
      },
    ],
  },
]
