import { line, paragraph, type Wording, writtenText } from './wording'

/** The texts of press pictures and the press kit. */
export const pressEntries = {
  'billeder.title': line('Overskrift', 'Billeder til pressebrug'),
  'billeder.info_title': line('Overskrift på oplysningen', 'Fri brug i pressen'),
  'billeder.info': paragraph(
    'Oplysning om brugen',
    'Alle billeder på denne side må frit downloades og bruges i pressen.',
  ),
  'billeder.empty': line('Når der ingen billeder er', 'Ingen billeder at vise endnu.'),
  'billeder.examples': line(
    'Før eksempelbillederne, som kun du ser',
    'Sådan ser siden ud med billeder. Kun du ser disse eksempler.',
  ),
  'billeder.download': line('Knappen, der henter billedet', 'Download'),
  'billeder.ask': line('Linket på eksempelbilleder', 'Kontakt for billede'),
  'billeder.press': line('Linket til pressesiden', 'Biografi og resten af pressematerialet'),
  'presse.title': line('Overskrift', 'Presse'),
  'presse.intro': paragraph(
    'Indledning',
    'Tekster, billeder og oplysninger, som de er lige til at bruge.',
  ),
  'presse.all': line('Linket, der henter det hele', 'Hent det hele'),
  'presse.biography_title': line('Overskrift over biografien', 'Biografi'),
  'presse.biography_short': writtenText('Kort biografi'),
  'presse.biography_middle': writtenText('Mellemlang biografi'),
  'presse.biography_long': writtenText('Lang biografi'),
  'presse.short': line('Over den korte biografi', 'Kort'),
  'presse.middle': line('Over den mellemlange biografi', 'Mellemlang'),
  'presse.long': line('Over den lange biografi', 'Lang'),
  'presse.pictures_title': line('Overskrift over billederne', 'Billeder'),
  'presse.covers_title': line('Overskrift over omslagene', 'Omslag'),
  'presse.credit': line('Før navnet, der skal krediteres', 'Rettigheder'),
  'presse.print': line('Linket til billedet i trykstørrelse', 'Til tryk'),
  'presse.web': line('Linket til billedet i webstørrelse', 'Til web'),
  'presse.more_pictures': line('Linket til alle billeder', 'Se alle billeder'),
  'presse.facts_title': line('Overskrift over fakta', 'Fakta'),
  'presse.facts': paragraph('Fakta', ''),
  'presse.contact_title': line('Overskrift over kontaktoplysningerne', 'Kontakt'),
} satisfies Record<string, Wording>
