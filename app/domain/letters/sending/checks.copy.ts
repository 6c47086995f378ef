export const checkCopy = {
  noSender: 'Siden er ikke sat op med en e-mailserver.',
  sender: (sender: string, site: string) =>
    sender === site
      ? `Afsenderens domæne er hjemmesidens: ${sender}.`
      : `Afsenderens domæne er ${sender}, hjemmesidens er ${site}. Er de ens, havner brevet sjældnere i uønsket e-mail.`,
  plain: 'Brevet har også en udgave i ren tekst.',
  size: (kilobytes: number) =>
    `Brevet fylder ${kilobytes} kB. Gmail klipper breve på over 100 kB over.`,
  links: (all: number, wrong: number) =>
    wrong === 0
      ? `Alle ${all} links er hele adresser.`
      : `${wrong} af ${all} links er ikke hele adresser.`,
  pictures: (all: number, undescribed: number) =>
    undescribed === 0
      ? `Alle ${all} billeder har en beskrivelse.`
      : `${undescribed} af ${all} billeder mangler en beskrivelse.`,
}
