import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  control,
  describedBy,
  FieldError,
  FieldFrame,
  FieldHint,
} from '~/admin/form-state/field-frame'
import { uploadSource } from '~/admin/requests/upload'
import { UploadButton } from '~/admin/requests/upload-button'
import { useUpload } from '~/admin/requests/use-upload'
import { useSaving } from '~/admin/saving/use-saving'
import { FormSection } from '~/admin/screen/form-section'
import type { FieldErrors } from '~/forms/form'
import { Button } from '~/ui/button'
import { movingInCopy as copy, sourceCopy } from './moving-in.copy'

/** Sends a form, goes where its answer leads, and has the errors of its fields. */
export function useImportForm() {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { sendOnce: send } = useSaving((answer) => {
    setErrors(answer.kind === 'refused' ? answer.errors : {})
    if (answer.kind === 'done' && answer.goTo) void navigate(answer.goTo)
  })
  return { errors, send }
}

export function FileSource({ kinds }: { kinds: readonly string[] }) {
  const { errors, send } = useImportForm()
  const [kind, setKind] = useState('')
  const [file, setFile] = useState<UploadedSource>()
  const [pictures, setPictures] = useState<UploadedSource>()
  const group = useId()
  return (
    <FormSection
      title="Fra en fil"
      intro="Intet kommer på hjemmesiden, før du har set oversigten og valgt »Flyt ind«."
    >
      <fieldset className="grid gap-1" aria-describedby={`${group}-error`}>
        <legend className="mb-1 font-semibold text-small">Hvor kommer det fra?</legend>
        {kinds.map((one) => (
          <label key={one} className="flex items-center gap-2.5 py-1.5">
            <input
              type="radio"
              name={group}
              checked={kind === one}
              onChange={() => setKind(one)}
              className="size-5 accent-accent"
            />
            {sourceCopy[one]?.name ?? one}
          </label>
        ))}
        <FieldError id={group} isAlert>
          {errors.kind}
        </FieldError>
      </fieldset>
      {sourceCopy[kind] && <p className="max-w-measure text-small">{sourceCopy[kind].hint}</p>}
      <SourceUpload
        label="Vælg fil"
        hint="En fil, eller en ZIP med en hel mappe. Højst 2 GB."
        chosen={file}
        error={errors.upload}
        onUploaded={setFile}
      />
      <SourceUpload
        label={copy.choosePictures}
        hint="Kun hvis billederne ligger for sig."
        accept=".zip"
        chosen={pictures}
        error={errors.pictures}
        onUploaded={setPictures}
      />
      <Button
        className="button-filled justify-self-start"
        onClick={() =>
          send({
            intent: 'file',
            kind,
            upload: file?.upload ?? '',
            name: file?.name ?? '',
            pictures: pictures?.upload ?? '',
          })
        }
      >
        Læs filen
      </Button>
    </FormSection>
  )
}

interface UploadedSource {
  upload: string
  name: string
}

interface SourceUploadProps {
  label: string
  hint?: string
  accept?: string
  chosen: UploadedSource | undefined
  error: string | undefined
  onUploaded: (source: UploadedSource) => void
}

export function SourceUpload(props: SourceUploadProps) {
  const { label, hint, accept = '', chosen, error, onUploaded } = props
  const upload = useUpload('Filen blev ikke uploadet.')
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <UploadButton
        label={label}
        accept={accept}
        aria={describedBy(id, { hint, error })}
        upload={upload}
        onFile={async (file) => {
          const stored = await upload.upload((options) => uploadSource(file, options))
          if (stored) onUploaded(stored)
        }}
      />
      <FieldHint id={id}>{hint}</FieldHint>
      <p role="status" className="wrap-anywhere text-small empty:hidden">
        {chosen && `Valgt: ${chosen.name}`}
      </p>
      <FieldError id={id} isAlert>
        {error}
      </FieldError>
    </div>
  )
}

/** Not a `RecordForm`, which would store the password in an unsaved draft. */
export function NetworkSource() {
  const { errors, send } = useImportForm()
  return (
    <FormSection title="Fra den tidligere side på nettet" intro={copy.networkIntro}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<
            string,
            string
          >
          send({ intent: 'network', ...fields })
        }}
      >
        <Line
          name="address"
          label="Adressen på databasen"
          hint="Som https://navn.supabase.co"
          error={errors.address}
        />
        <Line name="key" label="Offentlig nøgle" error={errors.key} />
        <Line
          name="email"
          label="E-mail"
          hint="Kun for at få det skjulte med."
          error={errors.email}
        />
        <Line name="password" type="password" label="Adgangskode" error={errors.password} />
        <button type="submit" className="button-filled justify-self-start">
          Læs siden
        </button>
      </form>
    </FormSection>
  )
}

interface LineProps {
  name: string
  label: string
  hint?: string
  error: string | undefined
  type?: 'text' | 'password'
}

function Line({ name, label, hint, error, type = 'text' }: LineProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        className={control}
        {...describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
