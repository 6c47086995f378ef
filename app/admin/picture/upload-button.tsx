import { useId } from 'react'
import type { useUpload } from '~/admin/saving/use-upload'
import { FileButton, type FileButtonProps } from './file-button'
import { UploadProgress } from './upload-progress'

interface UploadButtonProps extends Omit<FileButtonProps, 'id'> {
  id?: string
  upload: ReturnType<typeof useUpload>
}

/** A file button whose file is uploaded at once; the progress replaces it meanwhile. */
export function UploadButton({ upload, ...button }: UploadButtonProps) {
  const id = useId()
  const { sent, failure, stop } = upload
  return (
    <div className="grid justify-items-start gap-3">
      <div hidden={sent !== undefined}>
        <FileButton id={id} {...button} />
      </div>
      {sent !== undefined && (
        <div className="w-full">
          <UploadProgress sent={sent} label={button.label} onStop={stop} />
        </div>
      )}
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </div>
  )
}
