export interface BuiltInPicture {
  /** File name in sample/pictures. */
  picture: string
  alt: string
  description: string
}

/** The view-only pictures shown while the gallery is empty. */
export const builtInPictures: BuiltInPicture[] = [
  {
    picture: 'built-in-1.jpg',
    alt: 'Farveprøver i akvarel på et ark papir',
    description: 'Eksempel: farveprøver',
  },
  {
    picture: 'built-in-2.jpg',
    alt: 'En tom horisont i akvarel',
    description: 'Eksempel: en horisont',
  },
  {
    picture: 'built-in-3.jpg',
    alt: 'Penselstrøg i blæk og farver på et ark papir',
    description: 'Eksempel: penselprøver',
  },
  {
    picture: 'built-in-4.jpg',
    alt: 'Et tomt ark ved siden af et håndskrevet brev',
    description: 'Eksempel: et tomt ark',
  },
]
