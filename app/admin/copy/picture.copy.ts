export const pictureCopy = {
  choose: 'Vælg billede',
  change: 'Skift billede',
  fromGalleryPending: 'Billedet er valgt (klik Gem for at bruge det)',
  dropHint: 'Du kan også trække et billede hertil eller indsætte det fra udklipsholderen.',
  pending: 'Nyt billede (klik Gem for at uploade)',
  uploaded: 'Billedet er uploadet (klik Gem for at bruge det)',
  removed: 'Billedet fjernes, når du klikker Gem.',
  noPicture: 'Intet billede',
  alt: 'Beskrivelse af billedet',
  altHint: 'Læses højt for dem, der ikke kan se billedet, f.eks. »En kirke set fra havnen«.',
  cropText: ({ x, y, width }: { x: number; y: number; width: number }) =>
    `Udsnittet begynder ${Math.round(x)} % fra venstre og ${Math.round(y)} % fra toppen og er ${Math.round(width)} % af bredden.`,
}

export const progressCopy = {
  sending: (percent: number) => `Uploader: ${percent} %`,
  uploadCancelled: 'Uploaden blev afbrudt.',
}
