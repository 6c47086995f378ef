import { useEffect, useId, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { adminCopy } from '~/admin/copy/admin.copy'
import { formKit } from '~/admin/form/form-kit'
import { useField } from '~/admin/form-state/form-state'
import { ResourceRow } from '~/admin/list/resource-list'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { FileButton } from '~/admin/requests/file-button'
import { hymnFileTypes, type UploadOptions, uploadHymnFile } from '~/admin/requests/upload'
import { UploadButton } from '~/admin/requests/upload-button'
import { useUpload } from '~/admin/requests/use-upload'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'
import { fileSize } from '~/danish/file-size'
import { hymnFileUrl } from '~/domain/hymns/files/hymn-files'
import { hymnFilesCopy } from '~/domain/hymns/files/hymn-files.copy'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import type { hymnFilesForEditing } from '~/domain/hymns/hymns-editing.server'
import { opensSavedField } from '~/forms/answer'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'

type EditedFile = Awaited<ReturnType<typeof hymnFilesForEditing>>[number]

const { Dialog, TextField, nameOf } = formKit(hymnFileForm)

interface HymnFilesProps {
  hymnId: string
  files: EditedFile[]
  /** Files that were chosen before the hymn was saved. */
  pendingFiles: File[]
  onUploadStart: () => void
}

/** The scores and recordings of a hymn. They are added and deleted at once, independently of the form. */
export function HymnFiles({ hymnId, files, pendingFiles, onUploadStart }: HymnFilesProps) {
  const [editedFile, setEditedFile] = useOpenedRow(files)
  // The command is not in the row, which disappears before the answer is shown.
  const command = useCommand()
  const { revalidate } = useRevalidator()
  const upload = useUpload(hymnFilesCopy.notAdded)

  async function attach(file: File, onFailure?: (reason: string) => void) {
    const start = (options: UploadOptions) => uploadHymnFile(file, hymnId, options)
    const stored = await upload.upload(start, onFailure)
    if (!stored) return
    showToast({ title: hymnFilesCopy.added })
    await revalidate()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads the next file when the previous one is done
  useEffect(() => {
    const [file] = pendingFiles
    if (!file || upload.progress !== undefined) return
    onUploadStart()
    // The button, which shows the failure, is far below the message that the hymn was saved.
    void attach(file, (reason) =>
      showToast({
        title: adminCopy.error,
        description: `${hymnFilesCopy.hymnSavedWithout(file.name)} ${reason}`,
        variant: 'destructive',
      }),
    )
  }, [pendingFiles, upload.progress])
  return (
    <section aria-labelledby="filer" className="grid gap-3">
      <h2 id="filer" className="text-heading">
        {hymnFilesCopy.title}
      </h2>
      <p className="text-faded text-small">{hymnFilesCopy.hint}</p>
      {files.length === 0 && <p className="text-faded text-small">{hymnFilesCopy.none}</p>}
      <ul className="border-rule border-t empty:hidden">
        {files.map((file) => {
          const { id, kind, name, performer, original_name, file_size } = file
          const detail = [hymnFilesCopy.kinds[kind], performer, original_name, fileSize(file_size)]
          return (
            <ResourceRow
              key={id}
              title={
                <a href={hymnFileUrl(id, original_name)} className="link">
                  {name}
                </a>
              }
              detail={detail.filter(Boolean).join(' · ')}
              actions={
                <>
                  <EditButton opens={() => setEditedFile(file)} name={name} />
                  <DeleteButton
                    name={name}
                    copy={hymnFilesCopy}
                    onDelete={() => command({ intent: 'delete-file', file: id })}
                  />
                </>
              }
            />
          )
        })}
      </ul>
      {editedFile && editedFile !== 'new' && (
        <Dialog
          title={hymnFilesCopy.editTitle}
          size="wide"
          values={editedFile}
          onClose={() => setEditedFile(undefined)}
        >
          <input type="hidden" name={nameOf('intent')} value="describe-file" />
          <input type="hidden" name={nameOf('file')} value={editedFile.id} data-subject />
          <TextField
            name="name"
            label={hymnFilesCopy.name}
            hint={hymnFilesCopy.nameHint}
            required
          />
          {editedFile.kind === 'recording' ? (
            <TextField name="performer" label={hymnFilesCopy.performer} />
          ) : (
            <input type="hidden" name={nameOf('performer')} value={editedFile.performer ?? ''} />
          )}
          <TextField name="rights" label={hymnFilesCopy.rights} hint={hymnFilesCopy.rightsHint} />
          <HistoryLink noun="hymn_files" id={editedFile.id} />
        </Dialog>
      )}
      <UploadButton
        label={hymnFilesCopy.add}
        accept={hymnFileTypes}
        upload={upload}
        onFile={(file) => void attach(file)}
      />
    </section>
  )
}

/** The limit of a field in unsaved drafts, in characters. */
const maxNames = 500

interface PendingFilesProps {
  files: File[]
  onChange: (files: File[]) => void
}

export function PendingFiles({ files, onChange }: PendingFilesProps) {
  const id = useId()
  const { notifyChange } = useField(opensSavedField)
  const previousFiles = useRef(files)
  useEffect(() => {
    if (previousFiles.current === files) return
    previousFiles.current = files
    notifyChange()
  }, [files, notifyChange])
  return (
    <FormSection title={hymnFilesCopy.title} intro={hymnFilesCopy.unsavedHint}>
      <ul className="text-small empty:hidden">
        {files.map((file) => (
          <li key={file.name} className="flex items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {file.name} · {fileSize(file.size)}
            </span>
            <Button
              className="button-quiet -mr-3 shrink-0"
              aria-label={`${hymnFilesCopy.removeQueued} ${file.name}`}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              {hymnFilesCopy.removeQueued}
            </Button>
          </li>
        ))}
      </ul>
      <FileButton
        id={id}
        label={hymnFilesCopy.add}
        accept={hymnFileTypes}
        onFile={(file) => onChange([...files.filter(({ name }) => name !== file.name), file])}
      />
      {files.length > 0 && (
        <>
          {/* Named in the unsaved draft, like a chosen picture. */}
          <input type="hidden" name={opensSavedField} value="1" data-alt-name="" />
          <input
            type="hidden"
            name={`${opensSavedField}_original`}
            value={files
              .map(({ name }) => name)
              .join(', ')
              .slice(0, maxNames)}
          />
        </>
      )}
    </FormSection>
  )
}
