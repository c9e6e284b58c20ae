/** To whom one letter may go in all: its client, others, copies; the sender's own copy aside. */
export const MOST_ADDRESSES = 10;
