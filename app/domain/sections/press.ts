import { line, paragraph, type Section, writtenText } from './section'

export const pressSection = {
  name: 'Presse',
  inFooter: true,
  sitemap: { changeFrequency: 'monthly', priority: 0.6 },
  share: { title: 'presse.title', picture: { assignment: null } },
  screen: '/admin/presse',
  texts: {
    'soeg.press': line('Overskrift over pressematerialet', 'Presse'),
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
  },
} as const satisfies Section
