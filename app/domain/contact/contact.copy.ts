export const contactDefaults = {
  header_title: 'Kontakt',
  header_subtitle: 'Skriv eller ring, hvis du vil invitere til foredrag, koncert eller sangaften.',
  direct_contact_title: 'Direkte kontakt',
}

/** Some sentences are fixed by docs/specification.md, "Contact". */
export const contactCopy = {
  saved: {
    title: 'Kontakt indhold opdateret',
    description: 'Ændringerne er gemt og vil være synlige på kontakt siden.',
  },
  notSaved: 'Der opstod en fejl ved opdatering af kontakt indholdet.',
  details: 'Formular & Kontakt Oplysninger',
}
