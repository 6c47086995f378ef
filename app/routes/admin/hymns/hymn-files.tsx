import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/form/history-link'
import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { UploadButton } from '~/admin/picture/upload-button'
import { hymnFileTypes, uploadHymnFile } from '~/admin/saving/upload'
import { useCommand } from '~/admin/saving/use-command'
import { useUpload } from '~/admin/saving/use-upload'
import { fileSize } from '~/danish/file-size'
import { hymnFileUrl } from '~/domain/hymns/files/hymn-files'
import { hymnFilesCopy } from '~/domain/hymns/files/hymn-files.copy'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import type { hymnFilesForEditing } from '~/domain/hymns/hymns-editing.server'
import { showToast } from '~/ui/toast'

type EditedFile = Awaited<ReturnType<typeof hymnFilesForEditing>>[number]

const { Dialog, TextField, nameOf } = formKit(hymnFileForm)

interface HymnFilesProps {
  hymnId: string
  files: EditedFile[]
  /** Files that were chosen before the hymn was saved. */
  pendingFiles: File[]
  /** Runs when the upload of the first waiting file begins. */
  onUploadStart: () => void
}

/** The scores and recordings of a hymn. They are added and deleted at once, independently of the form. */
export function HymnFiles({ files, ...uploadProps }: HymnFilesProps) {
  const [editedFile, setEditedFile] = useOpenedRow(files)
  // Not in the row, which disappears before the answer is shown.
  const command = useCommand()
  return (
    <section aria-labelledby="filer" className="grid gap-3">
      <h2 id="filer" className="text-heading">
        {hymnFilesCopy.title}
      </h2>
      <p className="text-faded text-small">{hymnFilesCopy.hint}</p>
      {files.length === 0 && <p className="text-faded text-small">{hymnFilesCopy.none}</p>}
      <ul className="border-rule border-t empty:hidden">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onEdit={() => setEditedFile(file)}
            onDelete={() => command({ intent: 'delete-file', file: file.id })}
          />
        ))}
      </ul>
      {editedFile && editedFile !== 'new' && (
        <FileDialog file={editedFile} onClose={() => setEditedFile(undefined)} />
      )}
      <AddFile {...uploadProps} />
    </section>
  )
}

interface FileRowProps {
  file: EditedFile
  onEdit: () => void
  onDelete: () => void
}

function FileRow({ file, onEdit, onDelete }: FileRowProps) {
  const { id, kind, name, performer, original_name, file_size } = file
  const detail = [hymnFilesCopy.kinds[kind], performer, original_name, fileSize(file_size)]
  return (
    <ResourceRow
      title={
        <a href={hymnFileUrl(id, original_name)} className="link">
          {name}
        </a>
      }
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <EditButton opens={onEdit} name={name} />
          <DeleteButton name={name} copy={hymnFilesCopy} onDelete={onDelete} />
        </>
      }
    />
  )
}

function FileDialog({ file, onClose }: { file: EditedFile; onClose: () => void }) {
  return (
    <Dialog title={hymnFilesCopy.editTitle} size="wide" values={file} onClose={onClose}>
      <input type="hidden" name={nameOf('intent')} value="describe-file" />
      <input type="hidden" name={nameOf('file')} value={file.id} data-subject />
      <TextField name="name" label={hymnFilesCopy.name} hint={hymnFilesCopy.nameHint} required />
      {file.kind === 'recording' ? (
        <TextField name="performer" label={hymnFilesCopy.performer} />
      ) : (
        <input type="hidden" name={nameOf('performer')} value={file.performer ?? ''} />
      )}
      <TextField name="rights" label={hymnFilesCopy.rights} hint={hymnFilesCopy.rightsHint} />
      <HistoryLink noun="hymn_files" id={file.id} />
    </Dialog>
  )
}

function AddFile({ hymnId, pendingFiles, onUploadStart }: Omit<HymnFilesProps, 'files'>) {
  const { revalidate } = useRevalidator()
  const upload = useUpload(hymnFilesCopy.notAdded)

  async function attach(file: File) {
    const stored = await upload.upload((options) => uploadHymnFile(file, hymnId, options))
    if (!stored) return
    showToast({ title: hymnFilesCopy.added })
    await revalidate()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads the next file when the previous one is done
  useEffect(() => {
    const [file] = pendingFiles
    if (!file || upload.progress !== undefined) return
    onUploadStart()
    void attach(file)
  }, [pendingFiles, upload.progress])

  return (
    <UploadButton
      label={hymnFilesCopy.add}
      accept={hymnFileTypes}
      upload={upload}
      onFile={(file) => void attach(file)}
    />
  )
}
