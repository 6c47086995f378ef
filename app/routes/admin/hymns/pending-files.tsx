import { useEffect, useId, useRef } from 'react'
import { FormSection } from '~/admin/form/form-section'
import { useField } from '~/admin/form/form-state'
import { FileButton } from '~/admin/picture/file-button'
import { hymnFileTypes } from '~/admin/saving/upload'
import { fileSize } from '~/danish/file-size'
import { hymnFilesCopy } from '~/domain/hymns/files/hymn-files.copy'
import { opensSavedField } from '~/forms/answer'
import { Button } from '~/ui/button'

/** In characters: the limit of a field in unsaved drafts. */
const maxNames = 500

interface PendingFilesProps {
  files: File[]
  onChange: (files: File[]) => void
}

/** The scores and recordings chosen for a new hymn, which are uploaded once it is saved. */
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
