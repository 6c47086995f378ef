import { fileSize } from '~/danish/file-size'
import type { BackupReason } from '~/platform/backups/archive/manifest'
import type { BackupFailureKind } from '~/platform/backups/backups.server'

export const backupsCopy = {
  intro:
    'Siden tager selv en kopi af alle tekster, billeder og filer hver time. Du kan hente en ned og gemme den et sikkert sted, for eksempel på en USB-nøgle.',
  taken: 'Sikkerhedskopien er taget',
  notTaken: 'Sikkerhedskopien kunne ikke tages',
  startedInBackground: 'Sikkerhedskopien bliver taget. Den står på listen, når den er færdig.',
  running: 'Der bliver taget en kopi …',
  notListed: 'Sikkerhedskopierne kunne ikke hentes frem',
  everythingNote:
    'Alt på siden i én fil: teksterne, billederne og filerne, og hele siden som den ser ud nu. Pak den ud, og åbn »site/index.html« i en browser, også uden internet. Filen rummer også konti og adgangskoder i låst form: opbevar den et sikkert sted.',
  publicSiteNote:
    'Kun det, besøgende kan se, som en fil, der kan gives videre. Der er ingen konti, adgangskoder eller kladder i den.',
  failedAt: (at: string) => `Der kunne ikke tages en kopi ${at}`,
  failures: {
    'no-room': 'Der er ikke plads på disken. Få gjort plads, så tager siden selv en ny kopi.',
    'location-missing': 'Stedet, hvor kopierne skal ligge, svarer ikke.',
    damaged:
      'Noget på siden er beskadiget. Bed den, der passer serveren, om at køre »npm run verify«.',
    other: 'Der opstod en fejl. Siden prøver selv igen om få minutter.',
  } satisfies Record<BackupFailureKind, string>,
  notBackedUp: 'Siden bliver ikke sikkerhedskopieret for tiden.',
  reasons: {
    scheduled: '',
    manual: 'taget af dig',
    upgrade: 'taget før en opdatering',
    restore: 'taget før en ældre kopi blev lagt tilbage',
  } satisfies Record<BackupReason, string>,
  contents: (rows: number, files: number, bytes: number) =>
    `${rows} oplysninger og ${files} filer, ${fileSize(bytes)}`,
}
