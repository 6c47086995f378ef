import { signInCopy } from '~/domain/admins/admins.copy'
import { Dialog } from '~/ui/dialog'
import { SignInForm } from './sign-in-form'

interface LoginDialogProps {
  /** Whether a forgotten password can be replaced by mail. */
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
