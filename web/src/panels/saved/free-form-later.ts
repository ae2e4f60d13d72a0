/** Of a quilt that has no editing screen yet. */
export const FREE_FORM_LATER = 'Free form quilts can be opened once their screen is here.';
