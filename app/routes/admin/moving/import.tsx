import { data, href, Link } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { useReloadWhile } from '~/admin/screen/use-reload-while'
import {
  changeImport,
  chooseColumns,
  discardImport,
  isImportChange,
  mapImport,
  repeatImport,
} from '~/domain/moving/import-commands.server'
import { countItems, findImport, listedItems } from '~/domain/moving/import-jobs.server'
import { importLines, reasonsOf } from '~/domain/moving/import-table'
import { movingCopy } from '~/domain/moving/moving.copy'
import {
  importColumnsForm,
  importCommandForm,
  importMapForm,
  repeatForm,
} from '~/domain/moving/moving.form'
import { keptByUndo } from '~/domain/moving/undo-import-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/import'
import { ColumnsSection } from './columns-section'
import { Kept, LeftOut, MissingFiles, Progress } from './import-report'
import { movingInCopy as copy, sourceCopy } from './moving-in.copy'
import { useImportForm } from './new-import'
import { Overview } from './overview'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const undoable = ['done', 'failed', 'paused']
const moving = ['reading', 'queued', 'running', 'undoing']

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const job = await findImport(backend, id)
  if (!job) throw data(copy.missing, 404)
  const { kind, source, state, report, options, upload } = job
  const counts = state === 'reading' ? [] : await countItems(backend, id)
  return {
    kind,
    source,
    state,
    report,
    isUploaded: upload !== null,
    options: {
      as: options.as,
      columns: options.columns,
      map: options.map,
      consent: options.consent,
    },
    lines: importLines(counts, options),
    reasons: reasonsOf(counts),
    listed: moving.includes(state) ? [] : await listedItems(backend, id, 200),
    kept: undoable.includes(state) ? await keptByUndo(backend, id) : [],
    hasStored: counts.some((group) => group.state === 'stored' || group.state === 'relink'),
  }
}

export type ImportData = Awaited<ReturnType<typeof loader>>

const updated = { done: copy.updated, failed: copy.notUpdated }

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (isImportChange(intent)) {
    return answerCommand(context, () => changeImport(backend, admin, id, intent), {
      done: copy.changed[intent],
      failed: copy.notChanged,
    })
  }
  switch (intent) {
    case 'map':
      return answerForm(context, form, importMapForm, {
        save: (value) => mapImport(backend, admin, id, value),
        ...updated,
      })
    case 'columns':
      return answerForm(context, form, importColumnsForm, {
        save: (value) => chooseColumns(backend, admin, id, value),
        ...updated,
      })
    case 'again':
      return answerForm(context, form, repeatForm, {
        save: ({ pictures }) => repeatImport(backend, admin, id, pictures),
        done: copy.begun,
        failed: copy.notBegun,
        goTo: (next) => href('/admin/flyt-ind/:id', { id: next }),
      })
    case 'discard':
      return answerForm(context, form, importCommandForm, {
        save: () => discardImport(backend, admin, id),
        done: copy.discarded,
        failed: copy.notChanged,
        goTo: href('/admin/flyt-ind'),
      })
    default:
      throw data(null, 400)
  }
}

export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { kind, source, state, report } = loaderData
  useReloadWhile(moving.includes(state), 1500)
  return (
    <AdminPage
      title={source}
      intro={`${sourceCopy[kind]?.name ?? kind} · ${copy.states[state]}`}
      action={
        <Link to={href('/admin/flyt-ind')} className="link py-1 text-small">
          Alle indflytninger
        </Link>
      }
    >
      <Progress state={state} report={report} />
      {state === 'failed' && (
        <FormSection title="Det gik ikke">
          <p role="alert" className="notice">
            {report.error ?? movingCopy.failed}
          </p>
        </FormSection>
      )}
      {report.table && ['ready', 'failed'].includes(state) && (
        <ColumnsSection table={report.table} options={loaderData.options} />
      )}
      {loaderData.lines.length > 0 && (
        <Overview key={JSON.stringify(loaderData.lines)} data={loaderData} />
      )}
      <LeftOut data={loaderData} />
      <MissingFiles data={loaderData} />
      <Kept names={report.kept ?? []} state={state} />
      <Commands data={loaderData} />
    </AdminPage>
  )
}

function Commands({ data: { state, isUploaded, kept, hasStored } }: { data: ImportData }) {
  const { send } = useImportForm()
  const shown = kept.slice(0, 10)
  const undoText = [
    copy.undoQuestion,
    kept.length > 0 && copy.undoKeeps(shown, kept.length - shown.length),
  ]
  const canUndo = undoable.includes(state) && (hasStored || state === 'done')
  const canDiscard = ['reading', 'ready', 'failed', 'undone'].includes(state) && !hasStored
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {['queued', 'running'].includes(state) && (
        <Button onClick={() => send({ intent: 'pause' })}>Hold pause</Button>
      )}
      {state === 'paused' && (
        <Button className="button-filled" onClick={() => send({ intent: 'resume' })}>
          Fortsæt
        </Button>
      )}
      {isUploaded && ['done', 'failed', 'undone'].includes(state) && (
        <Button onClick={() => send({ intent: 'again' })}>Læs kilden igen</Button>
      )}
      {canUndo && (
        <ConfirmButton
          title={copy.undo}
          text={undoText.filter(Boolean).join(' ')}
          confirm={copy.undo}
          onConfirm={() => send({ intent: 'undo' })}
        >
          {copy.undo}
        </ConfirmButton>
      )}
      {canDiscard && <Button onClick={() => send({ intent: 'discard' })}>Fjern</Button>}
    </div>
  )
}
