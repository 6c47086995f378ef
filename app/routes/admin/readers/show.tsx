import { href, Link } from 'react-router'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { readFeatures } from '~/domain/content/features/features.server'
import { otherName } from '~/domain/readers/counted'
import { readersCopy as copy, count } from '~/domain/readers/readers.copy'
import { type ReadersReport, readersReport } from '~/domain/readers/readers.server'
import { signedIn } from '~/platform/auth/session.server'
import { tryRead } from '~/routes/admin/answer.server'
import type { Route } from './+types/show'
import { BarChart } from './bar-chart'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () => ({
    isOn: (await readFeatures(backend)).readers,
    report: await readersReport(backend),
  })
  const { value, failed } = await tryRead<Partial<Awaited<ReturnType<typeof read>>>>(
    context,
    read,
    {},
    copy.notLoaded,
  )
  return { ...value, failed }
}

export default function Readers({ loaderData: { isOn, report, failed } }: Route.ComponentProps) {
  const hasReads = report?.months.some(({ views }) => views > 0)
  return (
    <AdminPage
      title="Læsertal"
      intro={copy.intro}
      error={failed}
      action={
        hasReads && (
          <a href={href('/admin/laesere.csv')} download className="button" data-loads-document="">
            Hent alle tal (CSV)
          </a>
        )
      }
    >
      {isOn === false && (
        <p className="notice">
          {copy.off}{' '}
          <Link to={href('/admin/funktioner')} className="link">
            Til »Funktioner«
          </Link>
        </p>
      )}
      {report && hasReads && <Report report={report} />}
      {isOn && !hasReads && <p>{report?.sentence}</p>}
    </AdminPage>
  )
}

function Report({ report }: { report: ReadersReport }) {
  const { sentence, days, months, lists, subscribers } = report
  return (
    <>
      <p className="font-lead text-lead">{sentence}</p>
      <FormSection title={copy.days}>
        <BarChart bars={days} unit="Dag" name={copy.days} />
      </FormSection>
      <FormSection title={copy.months}>
        <BarChart bars={months} unit="Måned" name={copy.months} />
      </FormSection>
      {(['page', 'from', 'search', 'download'] as const).map((kind) => (
        <FormSection key={kind} title={copy.lists[kind]}>
          <Ranking items={lists[kind]} />
        </FormSection>
      ))}
      <FormSection title="Følger med" intro="Så mange spurgte på én dag i den sidste uge.">
        <Ranking items={subscribers} />
      </FormSection>
      <p className="max-w-measure text-faded text-small">{copy.cdn}</p>
    </>
  )
}

function Ranking({ items }: { items: { name: string; times: number; path?: string }[] }) {
  if (items.length === 0) return <p className="text-faded text-small">Intet endnu.</p>
  return (
    <ol className="text-small">
      {items.map(({ name, times, path }) => (
        <li key={path ?? name} className="flex justify-between gap-4 border-rule border-b py-2">
          <span className="wrap-anywhere">
            {path === undefined ? (
              name.replace(otherName, 'Andre')
            ) : (
              <a href={path} className="no-underline hover:underline" data-loads-document="">
                {name}
              </a>
            )}
          </span>
          <span className="shrink-0 tabular-nums">{count(times)}</span>
        </li>
      ))}
    </ol>
  )
}
