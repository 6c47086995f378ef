import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { deletePdfIntent, PdfField } from '~/admin/file/pdf-field'
import { pdfFieldCopy } from '~/admin/file/pdf-field.copy'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { HistoryLink } from '~/admin/screen/history-link'
import { collaborationFields, collaborationForm } from '~/domain/collaborations/collaborations.form'
import { saveCollaboration } from '~/domain/collaborations/collaborations-commands.server'
import { collaborationCopy } from '~/domain/collaborations/collaborations-editing.copy'
import { collaborationForEditing } from '~/domain/collaborations/collaborations-editing.server'
import { attachedPdfsForEditing } from '~/domain/files/files.server'
import { deleteFile } from '~/domain/files/files-commands.server'
import { withPicture } from '~/domain/images/picture-values.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, deletedToast, editedId } from '~/routes/admin/answer.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { collaborationPreviews } from './collaboration-previews'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField, TextArea, RichTextField, ImageField, FoldedFields, nameOf } = formKit(
  collaborationForm,
  collaborationFields,
)

const form = publishedForm('collaborations', collaborationForm, {
  copy: collaborationCopy,
  readStored: async (backend, id) => {
    const row = await collaborationForEditing(backend, id)
    return withPicture(backend, 'image_url', row && { ...row, new_pdfs: '' })
  },
  save: saveCollaboration,
})

export async function loader(args: Route.LoaderArgs) {
  const { backend } = signedIn(args.context)
  const id = editedId(args.params)
  const [formData, files] = await Promise.all([
    form.loader(args),
    id === undefined ? [] : attachedPdfsForEditing(backend, id),
  ])
  return { ...formData, id, files, host: new URL(backend.siteUrl).host }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const { admin, backend } = signedIn(context)
  const input = await request.formData()
  if (input.get('intent') !== deletePdfIntent) return form.answer(args, input)
  const remove = () => deleteFile(backend, admin, String(input.get('pdf')))
  return answerCommand(context, remove, {
    done: deletedToast(pdfFieldCopy.deleted),
    failed: pdfFieldCopy.notDeleted,
  })
}

export default function CollaborationDialog({ loaderData }: Route.ComponentProps) {
  const { values, isNew, id, files, draft, host } = loaderData
  const { isOpen, close } = useDialogClosing()
  if (!isOpen) return null
  return (
    <Dialog
      title={isNew ? collaborationCopy.add : collaborationCopy.edit}
      size="wide"
      values={values}
      saveLabel={isNew ? collaborationCopy.save : collaborationCopy.update}
      onClose={close}
    >
      <TextField name="title" required />
      <TextArea name="short_text" />
      <RichTextField name="description" />
      <FoldedFields title={collaborationCopy.picture} names={['image_url']}>
        <ImageField
          name="image_url"
          ratio="21/9"
          previews={collaborationPreviews}
          cropTitle={collaborationCopy.crop}
        />
      </FoldedFields>
      <TextField
        name="link"
        label={collaborationCopy.link}
        type="url"
        placeholder={`https://${host}`}
      />
      <FoldedFields
        title={collaborationCopy.files}
        names={['new_pdfs']}
        stateOf={({ length }) => (files.length + length > 0 ? collaborationCopy.hasFiles : '')}
      >
        <PdfField collaborationId={id} files={files} newName={nameOf('new_pdfs')} />
      </FoldedFields>
      <PublicationField draft={draft} />
      {id && <HistoryLink noun="collaborations" id={id} />}
    </Dialog>
  )
}

/** Unmounts the dialog before navigating, so that it does not ask twice about unsaved input. */
function useDialogClosing() {
  const navigate = useNavigate()
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => {
    if (isClosed) void navigate(href('/admin/samarbejder'), { preventScrollReset: true })
  }, [isClosed, navigate])
  return { isOpen: !isClosed, close: () => setIsClosed(true) }
}
