export { errorScreen } from '../nl/error-screen';
