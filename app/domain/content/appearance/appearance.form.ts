import { textsForm } from '~/domain/content/texts.form'
import { appearanceChoices, appearanceKeys } from './appearance-choices.form'

export const appearanceForm = textsForm(appearanceKeys, appearanceChoices)
