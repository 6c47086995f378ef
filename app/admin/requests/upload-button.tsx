import { useId } from 'react'
import { FileButton, type FileButtonProps } from './file-button'
import { UploadProgress } from './upload-progress'
import type { useUpload } from './use-upload'

interface UploadButtonProps extends Omit<FileButtonProps, 'id'> {
  id?: string
  upload: ReturnType<typeof useUpload>
}

/** A file button whose file is uploaded at once. During the upload its progress replaces the button. */
export function UploadButton({ upload, ...button }: UploadButtonProps) {
  const id = useId()
  const { progress, failure, cancel } = upload
  return (
    <div className="grid justify-items-start gap-3">
      <div hidden={progress !== undefined}>
        <FileButton id={id} {...button} />
      </div>
      {progress !== undefined && (
        <div className="w-full">
          <UploadProgress progress={progress} label={button.label} onStop={cancel} />
        </div>
      )}
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </div>
  )
}
