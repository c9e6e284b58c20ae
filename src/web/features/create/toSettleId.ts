/** What the second step says first: how much there is to decide. */
export const TO_SETTLE = 'to-settle';
