/** The fixed texts of copy/messages.ts that only the tool shows. */
export const MESSAGES_OF_THE_TOOL = {
  'Please select your state first': 'Primero elija su estado',
  'Please provide your response letter to enhance': 'Agregue la carta de respuesta que quiere mejorar',
  'Failed to analyze letter': 'No se pudo analizar la carta',
  'Failed to upload file. Please try again.': 'No se pudo subir el archivo. Inténtelo de nuevo.',
  'Analysis Error': 'Error en el análisis',
  'Try Again': 'Intentar de nuevo',
  'Failed to generate letter. Please try again.': 'No se pudo escribir la carta. Inténtelo de nuevo.',
  'Letter generation failed': 'No se pudo escribir la carta',
  'Failed to generate settlement letter. Please try again.':
    'No se pudo escribir la carta de acuerdo. Inténtelo de nuevo.',
  'Enhancement feature requires monthly or lifetime access':
    'Para mejorar su carta se necesita el acceso mensual o de por vida',
  'Login failed. Please try again.': 'No se pudo entrar. Inténtelo de nuevo.',
  'The letter continues with legal citations and demands.': 'La carta sigue con citas legales y exigencias.',
  'Failed to upload response': 'No se pudo subir la respuesta',
  'Error uploading response': 'Hubo un error al subir la respuesta',
  'Response uploaded successfully!': '¡La respuesta se subió bien!',
  'Response analyzed successfully! Check your next steps.': '¡La respuesta se analizó bien! Vea sus próximos pasos.',
  'Tracking information saved!': '¡Se guardaron los datos de seguimiento!',
  'Failed to track response': 'No se pudo guardar el seguimiento de la respuesta',
  'Please fill in all required fields': 'Llene todos los campos obligatorios',
  'Without evidence, this violation may be harder to prove. Continue anyway?':
    'Sin pruebas, esta infracción puede ser más difícil de demostrar. ¿Continuar de todos modos?',
  'Letter Appears Legally Compliant': 'La carta parece cumplir la ley',
  'Please select at least one error to dispute': 'Elija al menos un error para disputar',
  'Please select which credit bureau this report is from': 'Elija de qué agencia de crédito es este informe',
  'Please fill in all required information (Name, Address, City/State/ZIP)':
    'Llene todos los datos obligatorios (nombre, dirección, ciudad/estado/código postal)',
  'Failed to generate dispute letters. Please try again.':
    'No se pudieron escribir las cartas de disputa. Inténtelo de nuevo.',
  'Failed to analyze credit report': 'No se pudo analizar el informe de crédito',
  'Please try again with a different file': 'Inténtelo de nuevo con otro archivo',
  'Note: OCR failed, showing example errors. For best results, upload a clear PDF from your credit bureau.':
    'Nota: no se pudo leer el texto; se muestran errores de ejemplo. Para un mejor resultado, suba un PDF claro de su agencia de crédito.',
  'Please select errors to simulate score improvement': 'Elija errores para simular cómo mejora el puntaje',
  'too old to legally report! +15% success rate':
    'demasiado antiguo para reportarse legalmente. +15 % de tasa de éxito',
  'You Need Both Tools!': '¡Necesita las dos herramientas!',
  'Your letter could not be checked just now. Your words are kept. Please try again.':
    'Su carta no se pudo revisar en este momento. Sus palabras están guardadas. Inténtelo de nuevo.',
} as const
