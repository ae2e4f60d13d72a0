/* The modules that all screens except the home screen need first. They share a file. */
export { isTokenGood } from '../server/calls/check-token';
export { ScreenLayout } from './ScreenLayout';
