interface Wording {
  /** What the author sees the text called while editing it. */
  label: string
  /** Shown while the content store holds nothing for the key. */
  fallback: string
  kind?: 'rich_text' | 'paragraph'
}

const line = (label: string, fallback: string): Wording => ({ label, fallback })
const paragraph = (label: string, fallback: string): Wording => ({
  label,
  fallback,
  kind: 'paragraph',
})
const richText = (label: string, fallback: string): Wording => ({
  label,
  fallback,
  kind: 'rich_text',
})

/**
 * Every text of the public site that the author can change, as page.element_key, with the wording
 * that stands there until then (docs/specification.md, "Content").
 */
export const contentEntries = {
  'hero.name': line('Navn', 'Forfatter og salmedigter'),
  'hero.description': line('Linjen under navnet', 'Salmer, bøger, foredrag og billeder'),
  'hero.quote1': line('Citat 1', 'Ordene begynder, hvor stilheden er stor nok.'),
  'hero.quote2': line('Citat 2', 'En salme er et hus, man kan gå ind i sammen.'),
  'hero.quote3': line('Citat 3', 'Lyset spørger ikke, før det kommer.'),
  'hero.quote4': line('Citat 4', 'Det, vi synger, holder os i hånden.'),
  'about.title': line('Overskrift', 'Om forfatteren'),
  'about.paragraph1': paragraph('Første afsnit', 'Her kommer snart en præsentation.'),
  'about.paragraph2': paragraph('Andet afsnit', ''),
  'about.paragraph3': paragraph('Tredje afsnit', ''),
  'about.paragraph4': paragraph('Fjerde afsnit', ''),
  'about.quote': paragraph('Citat', ''),
  'about.quote_author': line('Hvem citatet er af', ''),
  'facts.birth_year': line('Født', ''),
  'facts.education': line('Uddannelse', ''),
  'facts.art_form': line('Kunstform', ''),
  'facts.residence': line('Bopæl', ''),
  'facts.debut': line('Debut', ''),
  'facts.lectures_available': line('Foredrag', ''),
  'facts.specialties': line('Specialer', ''),
  'facts.media': line('Medier', ''),
  'footer.about': paragraph('Om siden', 'Salmer, bøger, foredrag og billeder.'),
  'footer.email': line('E-mail', ''),
  'footer.copyright': line('Ophavsret', 'Alle rettigheder forbeholdes.'),
  'nyheder.title': line('Overskrift', 'Nyheder'),
  'nyheder.empty': line('Når der ingen nyheder er', 'Ingen nyheder at vise endnu.'),
  'nyheder.link': line('Linket til mere', 'Læs mere →'),
  'nyheder.whole': line('Linket til hele nyheden', 'Læs hele nyheden'),
  'nyheder.back': line('Vejen tilbage', 'Tilbage til nyheder'),
  'nyheder.newer': line('Før den nyere nyhed', 'Nyere'),
  'nyheder.older': line('Før den ældre nyhed', 'Ældre'),
  'nyheder.not_found': line('Når nyheden ikke findes', 'Nyhed ikke fundet'),
  'nyheder.follow': line('Linket til nyhederne som feed', 'Følg nyhederne (RSS)'),
  'foredrag.title': line('Overskrift', 'Foredrag'),
  'foredrag.intro': paragraph(
    'Indledning',
    'Foredrag om litteratur, tro, kunst og det levede liv.',
  ),
  'foredrag.empty': line('Når der ingen foredrag er', 'Ingen foredrag at vise endnu.'),
  'foredrag.link': line('Linket til foredraget', 'Læs mere →'),
  'foredrag.concert_title': line('Overskrift over koncertteksten', 'Koncerter'),
  'foredrag.concert_info': richText(
    'Koncerttekst',
    '<p>Foredrag kan forbindes med sang og musik.</p>',
  ),
  'foredrag.testimonials_title': line('Overskrift over anbefalingerne', 'Anbefalinger'),
  'foredrag.about_title': line('Overskrift over beskrivelsen', 'Om foredraget'),
  'foredrag.back': line('Vejen tilbage', 'Tilbage til foredrag'),
  'foredrag.not_found': line('Når foredraget ikke findes', 'Foredrag ikke fundet'),
  'foredrag.no_image': line('Når der intet billede er', 'Intet billede'),
  'foredrag.no_image_hint': line('Linjen under', 'Upload via admin'),
  'foredrag.themes': line('Før temaerne', 'Temaer'),
  'foredrag.duration': line('Før varigheden', 'Varighed'),
  'foredrag.date': line('Før datoen', 'Dato'),
  'foredrag.time': line('Før klokkeslættet', 'Tid'),
  'foredrag.location': line('Før stedet', 'Sted'),
  'foredrag.dates': line('Før datoerne i kalenderen', 'I kalenderen'),
  'foredrag.more': line('Før linket', 'Mere'),
  'foredrag.more_link': line('Linket til mere om foredraget', 'Læs mere om foredraget'),
  'kalender.title': line('Overskrift', 'Kalender'),
  'kalender.subtitle': line('Linjen under overskriften', 'Åbne foredrag og koncerter'),
  'kalender.empty': line('Når der ingen arrangementer er', 'Ingen kommende arrangementer planlagt'),
  'kalender.add': line('Linket, der lægger et arrangement i kalenderen', 'Føj til kalender'),
  'kalender.back': line('Vejen tilbage', 'Tilbage til kalenderen'),
  'kalender.not_found': line('Når arrangementet ikke findes', 'Arrangement ikke fundet'),
  'kalender.date': line('Før datoen', 'Dato'),
  'kalender.time': line('Før klokkeslættet', 'Tid'),
  'kalender.location': line('Før stedet', 'Sted'),
  'kalender.map': line('Linket til kortet', 'Vis på kort'),
  'kalender.map_app': line('Linket til gæstens egen kortapp', 'Åbn i kortapp'),
  'kalender.tickets': line('Før linket til billetter', 'Billetter'),
  'kalender.tickets_link': line('Linket til billetter', 'Billetter og tilmelding'),
  'kalender.about': line('Før det, arrangementet handler om', 'Om'),
  'kalender.subscribe_title': line('Overskrift over abonnementer', 'Abonnér på kalenderen'),
  'kalender.subscribe_intro': paragraph(
    'Hvad et abonnement er',
    'Et abonnement lægger arrangementerne ind i din egen kalender og holder dem ajour. Tryk på et navn, eller sæt adressen ind i dit kalenderprogram.',
  ),
  'kalender.past': line('Mærket på et arrangement, der har været', 'Har været'),
  'kalender.past_title': line('Overskrift over det, der har været', 'Tidligere arrangementer'),
  'kontakt.email': line('Før e-mailadressen', 'E-mail'),
  'kontakt.phone': line('Før telefonnummeret', 'Telefon'),
  'kontakt.residence': line('Før bopælen', 'Bopæl'),
  'bibliografi.title': line('Overskrift', 'Bibliografi'),
  'bibliografi.intro': paragraph('Indledning', 'Salmer, sange og bøger gennem årene.'),
  'bibliografi.hymns': line('Faneblad for salmer', 'Salmer & Sange'),
  'bibliografi.fiction': line('Faneblad for skønlitteratur', 'Skønlitteratur'),
  'bibliografi.nonfiction': line('Faneblad for faglitteratur', 'Faglitteratur'),
  'bibliografi.list': line('Faneblad for værklisten', 'Værkliste'),
  'bibliografi.hymns_empty': line('Når der ingen salmer er', 'Ingen salmer & sange endnu.'),
  'bibliografi.fiction_empty': line(
    'Når der ingen skønlitteratur er',
    'Ingen skønlitterære værker endnu.',
  ),
  'bibliografi.nonfiction_empty': line(
    'Når der ingen faglitteratur er',
    'Ingen faglitteratur endnu.',
  ),
  'bibliografi.list_empty': line('Når værklisten er tom', 'Ingen værker endnu.'),
  'bibliografi.purchase': line('Linket til butikken', 'Køb bogen her'),
  'bibliografi.reviews': line('Linket til anmeldelserne', 'Læs anmeldelser'),
  'bibliografi.shops': line('Før boghandlernes navne', 'Køb den hos'),
  'bibliografi.publisher': line('Før forlaget', 'Forlag'),
  'bibliografi.isbn': line('Før ISBN-nummeret', 'ISBN'),
  'bibliografi.pages': line('Før sidetallet', 'Sider'),
  'bibliografi.formats': line('Før udgaverne', 'Fås som'),
  'bibliografi.translator': line('Før oversætteren', 'Oversætter'),
  'bibliografi.hymns_title': line('Overskrift over bogens salmer', 'Salmer fra bogen'),
  'bibliografi.dates': line('Før datoerne i kalenderen', 'I kalenderen'),
  'bibliografi.hymns_page': line('Linket til salmesiden', 'Læs salmer og sange'),
  'bibliografi.reviews_title': line('Overskrift, før værkets titel', 'Fra anmeldelserne af'),
  'bibliografi.no_reviews': line(
    'Når der ingen anmeldelser er',
    'Der er endnu ikke tilføjet anmeldelser for dette værk.',
  ),
  'bibliografi.not_found': line('Når værket ikke findes', 'Værk ikke fundet'),
  'bibliografi.back': line('Vejen tilbage', 'Tilbage til bibliografi'),
  'samarbejder.title': line('Overskrift', 'Samarbejder'),
  'samarbejder.intro': paragraph('Indledning', 'Kunst bliver til mellem mennesker.'),
  'samarbejder.empty': line('Når der ingen samarbejder er', 'Ingen samarbejder at vise endnu.'),
  'samarbejder.link': line('Linket til samarbejdet', 'Læs mere'),
  'samarbejder.about_title': line('Overskrift over beskrivelsen', 'Om samarbejdet'),
  'samarbejder.files_title': line('Overskrift over PDF-filerne', 'Dokumenter'),
  'samarbejder.visit': line('Linket til partneren', 'Besøg samarbejdspartner'),
  'samarbejder.back': line('Vejen tilbage', 'Tilbage til samarbejder'),
  'samarbejder.no_image': line('Når der intet billede er', 'Intet billede'),
  'salmer.title': line('Overskrift', 'Salmer & Sange'),
  'salmer.intro': paragraph('Indledning', 'Salmesamlinger og enkelte salmer til at læse og synge.'),
  'salmer.collections': line('Faneblad for samlinger', 'Samlinger'),
  'salmer.single': line('Faneblad for enkelte salmer', 'Enkelte salmer'),
  'salmer.themes': line('Navnet på filteret', 'Temaer'),
  'salmer.all': line('Filter for alle', 'Alle'),
  'salmer.more': line('Knappen, der åbner salmen', 'Læs mere'),
  'salmer.less': line('Knappen, der lukker salmen', 'Skjul'),
  'salmer.available': line('Mærket på en samling, der kan fås', 'Kan fås'),
  'salmer.read': line('Linket til samlingens salmer', 'Læs'),
  'salmer.listen': line('Linket til salmens indspilning', 'Lyt'),
  'salmer.empty': line('Når der ingen salmer er', 'Ingen salmer endnu.'),
  'salmer.back': line('Vejen tilbage', 'Tilbage til salmer'),
  'salmer.not_found': line('Når salmen ikke findes', 'Salme ikke fundet'),
  'salmer.collection_not_found': line('Når samlingen ikke findes', 'Samling ikke fundet'),
  'salmer.about_title': line('Overskrift over det, du fortæller om salmen', 'Om salmen'),
  'salmer.scores_title': line('Overskrift over noderne', 'Noder'),
  'salmer.recordings_title': line('Overskrift over indspilningerne', 'Indspilninger'),
  'salmer.credit_title': line('Overskrift over krediteringen', 'Kreditering'),
  'salmer.hymns_title': line('Overskrift over samlingens salmer', 'Salmer fra samlingen'),
  'salmer.work': line('Linket fra samlingen til bogen', 'Se bogen i bibliografien'),
  'salmer.sunday_title': line('Overskrift over de kommende søndage', 'Søndagens salme'),
  'salmer.day_hymns_title': line('Overskrift over en søndags salmer', 'Salmer til dagen'),
  'salmer.day_empty': line('Når en søndag ingen salmer har', 'Ingen salmer til dagen endnu.'),
  'salmer.over_readings_title': line(
    'Overskrift over salmer til læsningerne',
    'Andre salmer til dagens tekster',
  ),
  'salmer.readings_title': line('Overskrift over læsningerne', 'Dagens tekster'),
  'salmer.follow': line('Linket til nye salmer som feed', 'Følg nye salmer (Atom)'),
  'salmer.year_link': line('Linket til kirkeåret', 'Hele kirkeåret'),
  'salmer.year_intro': paragraph(
    'Indledning til kirkeåret',
    'Kirkeårets søn- og helligdage med deres tekster og salmer.',
  ),
  'salmer.back_to_year': line('Vejen tilbage til kirkeåret', 'Tilbage til kirkeåret'),
  'salmer.day_not_found': line('Når dagen ikke findes', 'Dag ikke fundet'),
  'salmer.collections_empty': line('Når der ingen samlinger er', 'Ingen samlinger endnu.'),
  'soeg.title': line('Overskrift', 'Søg'),
  'soeg.hint': paragraph(
    'Når der ikke er søgt endnu',
    'Søg i nyheder, foredrag, bøger, anmeldelser, salmer, arrangementer og samarbejder. Et enkelt ord er nok, og begyndelsen af et ord kan også bruges.',
  ),
  'soeg.none': line('Når intet er fundet', 'Der blev ikke fundet noget.'),
  'soeg.try': paragraph(
    'Råd, når intet er fundet',
    'Prøv med færre eller kortere ord, eller med ordets begyndelse: »salme« finder også salmebogen og salmedigteren.',
  ),
  'soeg.misspelt': line(
    'Når et ord nok er stavet forkert',
    'Intet passede helt. Her er det, der ligner mest.',
  ),
  'soeg.some': line(
    'Når kun nogle af ordene er fundet',
    'Intet indeholder alle ordene. Her er det, der indeholder nogle af dem.',
  ),
  'soeg.everything': line('Filter for alt', 'Alt'),
  'soeg.more': line('Linket til resten af en gruppe', 'Vis alle'),
  'soeg.past': line('Mærket på et arrangement, der har været', 'Har været'),
  'soeg.news': line('Overskrift over nyheder', 'Nyheder'),
  'soeg.lectures': line('Overskrift over foredrag', 'Foredrag'),
  'soeg.works': line('Overskrift over værker', 'Værker'),
  'soeg.reviews': line('Overskrift over anmeldelser', 'Anmeldelser'),
  'soeg.hymns': line('Overskrift over salmer', 'Salmer & Sange'),
  'soeg.registers': line('Overskrift over salmeregistre og kirkeårets dage', 'Salmeregistre'),
  'soeg.events': line('Overskrift over arrangementer', 'Kalender'),
  'soeg.home': line('Overskrift over forsiden', 'Forside'),
  'soeg.pictures': line('Overskrift over billeder', 'Billeder'),
  'soeg.contact': line('Overskrift over kontakt', 'Kontakt'),
  'soeg.collaborations': line('Overskrift over samarbejder', 'Samarbejder'),
  'billeder.title': line('Overskrift', 'Billeder til pressebrug'),
  'billeder.info_title': line('Overskrift på oplysningen', 'Fri brug i pressen'),
  'billeder.info': paragraph(
    'Oplysning om brugen',
    'Alle billeder på denne side må frit downloades og bruges i pressen.',
  ),
  'billeder.download': line('Knappen, der henter billedet', 'Download'),
  'billeder.ask': line('Linket på eksempelbilleder', 'Kontakt for billede'),
} satisfies Record<string, Wording>

export type ContentKey = keyof typeof contentEntries

/** The first part of a key: the page or part of the page a text belongs to. */
export type ContentPage = ContentKey extends `${infer P}.${string}` ? P : never

/** The texts of the given pages by their keys. */
export type ContentOf<P extends ContentPage = ContentPage> = Record<
  Extract<ContentKey, `${P}.${string}`>,
  string
>

/** A text as it is stored, with the revision a change of it starts from. */
export interface StoredEntry {
  /** Missing for a text that was never changed. */
  id?: string
  value: string
  revision: number
}

export type StoredContent = Record<ContentKey, StoredEntry>
