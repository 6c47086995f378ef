import type { FontFamily } from '~/faces/font'

export const families: FontFamily[] = [
  {
    family: 'EB Garamond',
    package: '@expo-google-fonts/eb-garamond@0.4.3',
    fallback: 'serif',
    variants: [
      { variant: '400Regular', hasSmallCapitals: true, share: 'title' },
      { variant: '600SemiBold', systemName: 'EB Garamond SemiBold', share: 'label' },
      { variant: '400Regular_Italic', share: 'subtitle' },
    ],
  },
]
