import { appearanceChoices, appearanceKeys } from './appearance-choices.form'
import { textsForm } from './texts.form'

export const appearanceForm = textsForm(appearanceKeys, appearanceChoices)
