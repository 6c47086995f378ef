import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'EB Garamond',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/eb-garamond@0.4.3',
      file: '400Regular/EBGaramond_400Regular.ttf',
    },
    fallback: 'serif',
    hasSmallCapitals: true,
    share: 'title',
  },
  {
    family: 'EB Garamond',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/eb-garamond@0.4.3',
      file: '600SemiBold/EBGaramond_600SemiBold.ttf',
    },
    fallback: 'serif',
    systemName: 'EB Garamond SemiBold',
    share: 'label',
  },
  {
    family: 'EB Garamond',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/eb-garamond@0.4.3',
      file: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    },
    fallback: 'serif',
    share: 'subtitle',
  },
]
