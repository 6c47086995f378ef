import { type ReactNode, useState } from 'react'
import { TextField } from '~/admin/fields'
import { FormDialog } from '~/admin/form-dialog'
import { keyAddress } from '~/domain/addresses/address-key'
import { redirectForm } from '~/domain/addresses/addresses.form'
import { addressesText as text } from '~/domain/addresses/addresses.text'

export type SitePage = { value: string; label: string }

interface RedirectButtonProps {
  /** The address that shall lead on, where it is known already. */
  path?: string
  pages: SitePage[]
  label?: string
  className?: string
  children: ReactNode
}

/** A button that opens the dialog in which an address is made to lead to a page. */
export function RedirectButton(props: RedirectButtonProps) {
  const { path, pages, label, className = 'button', children } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={label} className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <FormDialog
          title={path ? text.leadFrom(path) : text.add}
          schema={redirectForm}
          values={{ revision: 0, path: path && keyAddress(path) }}
          onClose={() => setOpen(false)}
        >
          <TextField name="path" label={text.path} hint={text.pathHint} required />
          <TextField
            name="target"
            label={text.target}
            hint={text.targetHint}
            choices={pages}
            required
          />
        </FormDialog>
      )}
    </>
  )
}
