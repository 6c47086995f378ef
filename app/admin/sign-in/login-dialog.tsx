import { signInCopy } from '~/domain/admins/admins.copy'
import { Dialog } from '~/ui/dialog'
import { SignInForm } from './sign-in-form'

interface LoginDialogProps {
  /** Whether the site can mail a link to reset the password. */
  canMail: boolean
  onSignedIn: () => void
  onClose: () => void
}

/** 'Administrator Login' (docs/specification.md, "Signing in"). */
export function LoginDialog({ canMail, onSignedIn, onClose }: LoginDialogProps) {
  return (
    <Dialog open onClose={onClose} title={signInCopy.title}>
      <SignInForm canMail={canMail} onSignedIn={onSignedIn} onClose={onClose} />
    </Dialog>
  )
}
