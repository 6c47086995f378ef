import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'EB Garamond',
    package: '@expo-google-fonts/eb-garamond@0.4.3',
    fallback: 'serif',
    cuts: [
      { cut: '400Regular', hasSmallCapitals: true, share: 'title' },
      { cut: '600SemiBold', systemName: 'EB Garamond SemiBold', share: 'label' },
      { cut: '400Regular_Italic', share: 'subtitle' },
    ],
  },
]
