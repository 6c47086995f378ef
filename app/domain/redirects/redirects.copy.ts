export const redirectsCopy = {
  intro:
    'Her ser du, hvad besøgende har ledt efter uden at finde det, og hvilke links der ikke fører nogen steder hen. Når du giver noget en ny titel, sendes den gamle adresse af sig selv videre.',
  notLoaded: 'Kunne ikke hente adresser',
  missingIntro:
    'Adresser, som nogen har bedt om, og som ikke findes. Kun adressen og antallet gemmes, ikke hvem der spurgte.',
  times: (times: number, day: string) =>
    times === 1 ? `1 gang, ${day}` : `${times} gange, senest ${day}`,
  dismissed: 'Adressen er skjult',
  restored: 'Adressen er tilbage på listen',
  notDismissed: 'Kunne ikke skjule adressen',
  add: 'Tilføj viderestilling',
  saved: 'Viderestilling gemt',
  notSaved: 'Kunne ikke gemme viderestillingen',
  remove: 'Fjern',
  removed: 'Viderestilling fjernet',
  notRemoved: 'Kunne ikke fjerne viderestillingen',
  linkField: 'Link',
}
