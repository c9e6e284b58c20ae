// The look of the product: what is hidden, and where a pointer falls, is decided by it.
import '#web/theme/index.css';
