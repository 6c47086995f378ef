/**
 * The themes a hymn can be found by, in the order of the filter (docs/specification.md, "Hymns").
 */
export const hymnThemes = ['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'] as const

export type HymnTheme = (typeof hymnThemes)[number]

/** A single hymn, built in as sample data (docs/specification.md, "Hymns"). */
export interface Hymn {
  id: string
  title: string
  theme: HymnTheme
  /** The first lines, verse line by verse line. */
  excerpt: string
  /** All stanzas: a blank line between stanzas, a line break after each verse line. */
  fullText: string
  audioAvailable: boolean
}

/** A published collection of hymns (docs/specification.md, "Hymns"). */
export interface HymnCollection {
  id: string
  title: string
  year: number
  description: string
  psalmCount: number
  collaborator: string
  /** Whether the book can still be had. */
  available: boolean
}

export const hymnCollections: HymnCollection[] = [
  {
    id: 'lyset-bliver-laengere',
    title: 'Lyset bliver længere',
    year: 2024,
    description:
      'Fireogtyve salmer fra kyndelmisse til påske: de uger, hvor mørket stadig har ordet, men ikke længere det sidste. Skrevet i vinduet mod fjorden, én for hver morgen, der kom lidt før den forrige.',
    psalmCount: 24,
    collaborator: 'Melodier af Villads Hejn Korsbæk',
    available: true,
  },
  {
    id: 'du-kom-i-blaest',
    title: 'Du kom i blæst',
    year: 2022,
    description:
      'Salmer til kirkeårets søndage, ordnet efter vejret i stedet for efter kalenderen. Til de dage, hvor troen går med bøjet nakke og alligevel kommer frem.',
    psalmCount: 38,
    collaborator: 'Melodier af Signe Ravnholt Toft og Villads Hejn Korsbæk',
    available: true,
  },
  {
    id: 'fjordsalmer',
    title: 'Fjordsalmer',
    year: 2019,
    description:
      'En rejse fra Thyborøn til Hals i enogtredive salmer. Hver af dem begynder ved et anløbssted og ender et sted, hvor man ikke kan lægge til.',
    psalmCount: 31,
    collaborator: 'Melodier af Villads Hejn Korsbæk',
    available: true,
  },
  {
    id: 'nattens-smaa-sange',
    title: 'Nattens små sange',
    year: 2012,
    description:
      'Vuggeviser og aftensalmer for store og små, der ikke kan sove. Korte nok til at kunne huskes udenad, når lyset er slukket.',
    psalmCount: 16,
    collaborator: 'Melodier af Thea Lindrup Krog',
    available: false,
  },
]

/** Verse as it is written below, without the indentation of this file. */
const verse = (text: string) => text.trim().replaceAll(/\n +/g, '\n')

export const hymns: Hymn[] = [
  {
    id: 'nu-laegger-sig-vinden',
    title: 'Nu lægger sig vinden',
    theme: 'Ro og fred',
    excerpt: verse(`
      Nu lægger sig vinden bag dige og hegn,
      og lyset går ud over vandet;
      en fugl stryger hjem til den hvilende egn,
      og dagen er deres, der sanded …
    `),
    fullText: verse(`
      Nu lægger sig vinden bag dige og hegn,
      og lyset går ud over vandet;
      en fugl stryger hjem til den hvilende egn,
      og dagen er deres, der sanded
      at intet blev vores ved kamp eller kløgt:
      vi fik, hvad vi næppe har søgt.

      Kom, aften, og tag os det tunge af hånd,
      det halve, det ufærdigt gjorte;
      lad natten begynde som hvile og ånd
      og huset med ulåste porte.
      Læg stjernerne frem, hvor vi intet fik sagt,
      og hold over sovende vagt.

      Velsign dem, der sidder med lampen endnu
      og venter på skridt gennem gården,
      og hende, der hvisker et prøvende du
      til én, der blev borte i våren.
      Giv fred til det skib, der har mistet sin havn,
      og svar, når vi glemmer dit navn.

      Så lad os gå ind i det mørke med ro
      som båden, der glider i sivet;
      den kender sin plads ved den ventende bro
      og hviler, af bølgerne givet.
      Den dag, der er gået, var nok, som den var:
      du tager imod, hvad vi har.
    `),
    audioAvailable: false,
  },
  {
    id: 'under-isen-roerer-vandet',
    title: 'Under isen rører vandet',
    theme: 'Håb og tro',
    excerpt: verse(`
      Under isen rører vandet
      sig som den, der sover let;
      frosten holder fast på landet,
      men har aldrig haft helt ret.
    `),
    fullText: verse(`
      Under isen rører vandet
      sig som den, der sover let;
      frosten holder fast på landet,
      men har aldrig haft helt ret.

      Noget venter under gruset
      uden bud og uden larm,
      og en kvinde går fra huset
      med et nyfødt lam på arm.

      Håb er ikke, at det lykkes,
      ikke vished, ikke krav;
      håb er frøets mod at rykkes
      ud af egen hvilegrav.

      Du, som gik den vej alene,
      før der var en vej at gå,
      rør ved det, der er som stene,
      til det grønnes strå for strå.

      Tænd et lys i hver en rude
      mod den nat, der blev for lang;
      der er altid én derude,
      som går efter lys og sang.

      Og når isen slipper vandet
      en forglemt og almen dag,
      går der bud igennem landet,
      lydt som klokkens første slag.
    `),
    audioAvailable: false,
  },
  {
    id: 'der-er-et-bord',
    title: 'Der er et bord, hvor vi kan være',
    theme: 'Kærlighed',
    excerpt: verse(`
      For kærlighed er ikke flammen,
      den er det brænde, nogen bar;
      den er at høre til og sammen
      at bære det, den anden har.
    `),
    fullText: verse(`
      Der er et bord, hvor vi kan være,
      to stole og en gammel dug,
      og det, vi hver for sig må bære,
      er lagt som brød og delt til brug.

      Du kender mine mørke dage
      og hvor jeg gemmer, hvad jeg ved;
      du lader altid stå tilbage
      en lampe tændt, en plads, en fred.

      For kærlighed er ikke flammen,
      den er det brænde, nogen bar;
      den er at høre til og sammen
      at bære det, den anden har.

      Den ler ad os, den bøjer nakken,
      den ber om lov at komme ind,
      den går med suppe over bakken
      til naboen i nordenvind.

      Du kaldte os, før vi var vakte,
      du elskede, før vi så dig;
      så lær os varsomt, lær os sagte
      at gå hinandens lange vej.
    `),
    audioAvailable: false,
  },
  {
    id: 'jeg-tror-kun-halvt',
    title: 'Jeg tror kun halvt',
    theme: 'Tro og tvivl',
    excerpt: verse(`
      Jeg tror kun halvt. Den anden halve
      er grus, der knaser under sål;
      men du, der rørte støv til salve,
      læg grus og tro i samme skål.
    `),
    fullText: verse(`
      Jeg tror kun halvt. Den anden halve
      er grus, der knaser under sål;
      men du, der rørte støv til salve,
      læg grus og tro i samme skål.

      Jeg har en bøn, jeg ikke beder,
      den ligger som en sten i sko;
      den følger mig til dine steder
      og kalder smerten for min tro.

      De andre synger. Jeg kan høre,
      at rummet bærer mig med lyd;
      så lad mig være blot et øre,
      lad andres stemmer blive fryd.

      Du gik igennem lås og planker
      til ham, der måtte røre sår;
      gå også ind i mine tanker,
      den stue, hvor jeg intet når.

      Og skulle ordene forsvinde,
      og skulle lyset glemme mig,
      så find mig, når jeg ej kan finde,
      og tro på mig, så tror jeg dig.
    `),
    audioAvailable: false,
  },
]

/**
 * How many hymns each theme has, for the counts on the filter buttons (docs/specification.md,
 * "Hymns").
 */
export function themeCounts(of: readonly Hymn[]): Record<HymnTheme, number> {
  const counts = Object.fromEntries(hymnThemes.map((theme) => [theme, 0]))
  for (const hymn of of) counts[hymn.theme] = (counts[hymn.theme] ?? 0) + 1
  return counts as Record<HymnTheme, number>
}

/** The hymns of one theme; all of them when no theme is chosen. */
export function hymnsOf(theme: HymnTheme | undefined): Hymn[] {
  return theme ? hymns.filter((hymn) => hymn.theme === theme) : hymns
}
