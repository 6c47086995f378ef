import type { Font } from '~/faces/font'

export const fonts: Font[] = [
  {
    family: 'Alegreya',
    style: 'normal',
    weight: 400,
    source: {
      package: '@expo-google-fonts/alegreya@0.4.2',
      file: '400Regular/Alegreya_400Regular.ttf',
    },
    fallback: 'serif',
    share: 'title',
  },
  {
    family: 'Alegreya',
    style: 'normal',
    weight: 600,
    source: {
      package: '@expo-google-fonts/alegreya@0.4.2',
      file: '600SemiBold/Alegreya_600SemiBold.ttf',
    },
    fallback: 'serif',
  },
  {
    family: 'Alegreya',
    style: 'italic',
    weight: 400,
    source: {
      package: '@expo-google-fonts/alegreya@0.4.2',
      file: '400Regular_Italic/Alegreya_400Regular_Italic.ttf',
    },
    fallback: 'serif',
    share: 'subtitle',
  },
  {
    family: 'Alegreya Sans',
    style: 'normal',
    weight: 500,
    source: {
      package: '@expo-google-fonts/alegreya-sans@0.4.2',
      file: '500Medium/AlegreyaSans_500Medium.ttf',
    },
    fallback: 'sans',
    hasSmallCapitals: true,
    systemName: 'Alegreya Sans Medium',
    share: 'label',
  },
]
