export const pictureCopy = {
  choose: 'Vælg billede',
  change: 'Skift billede',
  fromGallery: 'Vælg fra billederne',
  gallery: {
    title: 'Vælg et billede',
    hint: 'Billederne på siden »Billeder«. Beskrivelse og kreditering følger med.',
    loading: 'Henter billederne …',
    none: 'Der er ingen billeder endnu.',
    search: 'Søg i billederne',
    notFound: (text: string) => `Intet passer på »${text}«.`,
    failed: 'Billederne kunne ikke hentes. Luk vinduet, og prøv igen.',
  },
  picked: 'Billedet er valgt (klik Gem for at bruge det)',
  remove: 'Fjern',
  crop: 'Tilpas udsnit',
  drop: 'Du kan også trække et billede hertil eller indsætte det fra udklipsholderen.',
  /** docs/specification.md, "Pictures": a newly chosen image until it is saved. */
  pending: 'Nyt billede (klik Gem for at uploade)',
  uploaded: 'Billedet er uploadet (klik Gem for at bruge det)',
  removed: 'Billedet fjernes, når du klikker Gem.',
  none: 'Intet billede',
  alt: 'Beskrivelse af billedet',
  altHint: 'Læses højt for dem, der ikke kan se billedet, f.eks. »En kirke set fra havnen«.',
  failedTitle: 'Fejl',
  cropHint: 'Træk i billedet, og zoom, til udsnittet er rigtigt.',
  cropArea: 'Udsnit. Flyt billedet med piletasterne.',
  zoom: 'Zoom',
  useCrop: 'Brug udsnit',
  cancel: 'Annuller',
}

export const progressCopy = {
  sending: (percent: number) => `Uploader: ${percent} %`,
  working: 'Behandler filen …',
  stop: 'Afbryd',
  stopped: 'Uploaden blev afbrudt.',
}
