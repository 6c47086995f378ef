import type { FieldProps } from '~/admin/fields/fields'
import { recordingFileTypes, uploadRecording } from '~/admin/requests/upload'
import { UploadButton } from '~/admin/requests/upload-button'
import { useUpload } from '~/admin/requests/use-upload'
import { recordingUrl } from '~/domain/files/recordings'
import { FileChoiceField } from './file-choice-field'
import { recordingFieldCopy as copy } from './recording-field.copy'

/** The recording of a lecture or an extract. */
export function RecordingField(field: FieldProps) {
  const uploader = useUpload(copy.uploadFailed)
  return (
    <FileChoiceField
      {...field}
      copy={copy}
      urlOf={recordingUrl}
      renderUpload={({ onUploaded, ...button }) => (
        <UploadButton
          {...button}
          accept={recordingFileTypes}
          upload={uploader}
          onFile={async (file) => {
            const stored = await uploader.upload((options) => uploadRecording(file, options))
            if (stored) onUploaded(stored, file.name)
          }}
        />
      )}
    />
  )
}
